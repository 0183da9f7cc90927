//! Lines of many points.

use egui::Pos2;

/// Removes the points of a line that are within this distance of the line without them.
pub(super) fn simpler(points: Vec<Pos2>, tolerance: f32) -> Vec<Pos2> {
    let Some(last) = points.len().checked_sub(1) else {
        return points;
    };
    let mut kept = vec![false; points.len()];
    kept[0] = true;
    kept[last] = true;
    let mut stretches = vec![(0, last)];
    while let Some((from, to)) = stretches.pop() {
        let (a, b) = (points[from], points[to]);
        let along = (b - a).normalized();
        let off = |p: Pos2| match a.distance(b) <= tolerance {
            // The ends of a closed line are one point.
            true => p.distance(a),
            false => (p - a).dot(along.rot90()).abs(),
        };
        let farthest = (from + 1..to).max_by(|&i, &j| off(points[i]).total_cmp(&off(points[j])));
        if let Some(n) = farthest.filter(|&n| off(points[n]) > tolerance) {
            kept[n] = true;
            stretches.extend([(from, n), (n, to)]);
        }
    }
    let mut keep = kept.into_iter();
    let kept = points.into_iter().filter(|_| keep.next() == Some(true));
    kept.collect()
}
