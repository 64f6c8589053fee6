import type { Command } from '../../command.ts';
import { JSON_OPTION } from '../../options/options.ts';
import type { Session } from '../../session.ts';
import { fileOption, MEMORY_OPTION, ROUND_OPTIONS, type TournamentOptions } from '../options.ts';

export const tournament: Command = {
  name: 'tournament',
  says: 'let several programs compete, one at a time, in the order A B B A',
  note:
    'The file has a list of entries: {"name": "mine", "command": ["./my-solver", "--fast"]} or {"solver": "singles"}. ' +
    'A command starts in the folder of the file.\nWithout a file, all of our own solvers compete.',
  operand: { flags: '[file]', says: 'a JSON file with the entries' },
  options: [
    ...ROUND_OPTIONS,
    MEMORY_OPTION,
    { flags: '--markdown', says: 'print the tables as Markdown' },
    { ...JSON_OPTION, says: 'print everything as one JSON object' },
    fileOption('--html <file>', 'also write a page with tables and charts'),
  ],
  examples: [
    ['pencilmark arena tournament --rounds 9x9-first --tasks 2 entries.json', 'the entries of a file'],
    [
      'pencilmark arena tournament --rounds 6x6-first,6x6-50 --tasks 2 --html arena.html entries.json',
      'and a page with charts',
    ],
  ],
  async run(session: Session, operands, options: TournamentOptions) {
    const { runTournament } = await import('../show.ts');
    await runTournament(session, operands, options);
  },
};
