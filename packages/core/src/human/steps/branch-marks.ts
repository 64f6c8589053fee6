import { checkArgument } from '../../result.ts';
import type { Branch, Mark } from './step.ts';

/**
 * Marks for some branches of a proof, so that they can be drawn by themselves. Each candidate is
 * drawn once, as the first branch has it, with a link from its first reason.
 *
 *     const nodes = [{ cell: 0, digit: 1, isOn: true, reasons: [] }];
 *     branchMarks([{ nodes }])[0].role      // 'on'
 */
export function branchMarks(branches: readonly Branch[]): Mark[] {
  const areBranches = Array.isArray(branches) && branches.every((branch) => Array.isArray(branch?.nodes));
  checkArgument('branchMarks', areBranches, branches, 'a list of branches, as a proof has them');
  const marks = new Map<string, Mark>();
  for (const { nodes } of branches)
    for (const { cell, digit, isOn, reasons } of nodes) {
      const name = `${cell} ${digit}`;
      if (marks.has(name)) continue;
      marks.set(name, { kind: 'candidate', cell, digit, role: isOn ? 'on' : 'off' });
      const reason = nodes[reasons[0] ?? -1];
      if (!reason) continue;
      const [from, to] = [reason, { cell, digit }].map((end) => ({ cells: [end.cell], digit: end.digit }));
      marks.set(`to ${name}`, { kind: 'link', from: from!, to: to!, isStrong: isOn });
    }
  return [...marks.values()];
}
