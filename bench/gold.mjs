/**
 * The long check against what other programs recorded, in DIR/gold. Without a name all checks run.
 * Each tells where it is, then how many records agree, and each that does not.
 *
 *     node bench/gold.mjs [se] [hodoku] [cases] [--data DIR] [--from ER] [--to ER] [--only CODES]
 */
import { parseArgs } from 'node:util';

const CHECKS = ['se', 'hodoku', 'cases'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: process.env.PENCILMARK_DATA ?? '' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
  },
});
const unknown = positionals.find((name) => !CHECKS.includes(name));
if (unknown || values.data === '') {
  console.error(
    unknown ? `No check "${unknown}"; known are ${CHECKS.join(', ')}.` : 'Where is the folder gold? --data DIR',
  );
  process.exit(2);
}
const options = {
  folder: `${values.data}/gold`,
  from: Number(values.from),
  to: Number(values.to),
  only: values.only === '' ? [] : values.only.split(','),
};
const start = process.cpuUsage();
for (const name of positionals.length > 0 ? positionals : CHECKS) (await import(`./gold/${name}.mjs`)).run(options);
console.log(`${(process.cpuUsage(start).user / 1e6).toFixed(0)} s of CPU`);
