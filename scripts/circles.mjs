/**
 * The circles of a graph: for each group of nodes that all lead to each other, one way around,
 * which ends where it begins. `graph` holds for each node those that it leads to; what is no node
 * of it is left out.
 */
export function circlesIn(graph) {
  const circles = [];
  const left = new Set(graph.keys());
  for (const start of graph.keys()) {
    if (!left.has(start)) continue;
    const circle = wayBack(start, graph);
    if (!circle) continue;
    circles.push(circle);
    for (const node of circle) left.delete(node);
  }
  return circles;
}

/** A shortest way from a node back to itself; nothing when there is none. */
function wayBack(start, graph) {
  const from = new Map();
  const queue = [start];
  for (const node of queue)
    for (const next of graph.get(node) ?? []) {
      if (next === start) return [...wayTo(node, from), start];
      if (from.has(next)) continue;
      from.set(next, node);
      queue.push(next);
    }
  return undefined;
}

function wayTo(node, from) {
  const way = [node];
  while (from.has(way[0])) way.unshift(from.get(way[0]));
  return way;
}
