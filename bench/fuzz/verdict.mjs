/** What is wrong with a run of the command, by the table of exit codes in docs/command.md. */
import { sentenceFaults } from './sentences.mjs';

/** Megabytes that no case may need, with up to eight threads. */
const MOST_MEMORY = 700;

const isJson = (line) => {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
};

/** The exit codes that a run may have after what happened to it. */
function codeFaults({ code, signal, err, out, wasTroubled, wasCut }, { signals = [], isEndless = false }) {
  const sent = [...signals, ...(wasCut ? ['SIGINT', 'SIGTERM'] : [])];
  if (code === null) return sent.includes(signal) && (wasTroubled || wasCut) ? [] : [`it ended by ${signal}`];
  const faults = [];
  const isInterrupted = ['SIGINT', 'SIGTERM', 'SIGHUP'].some((name) => sent.includes(name)) || isEndless;
  if (![0, 1, 2].includes(code) && !(isInterrupted && [130, 143].includes(code)))
    faults.push(`the exit code is ${code}`);
  if (code === 2 && err === '' && !signals.includes('closed')) faults.push('exit code 2 without a message');
  if (code === 1 && err === '' && out === '' && !signals.includes('closed')) faults.push('exit code 1 without a word');
  return faults;
}

/**
 * What is wrong with a run. `line` is the command line; `given` is what input and words say
 * themselves; `signals` has what was done to the process, with "closed" for a closed pipe.
 */
export function runFaults(ran, { line, given = '', signals = [] }) {
  const faults = codeFaults(ran, { signals, isEndless: line.isEndless });
  const isUndisturbed = !ran.wasTroubled && !ran.wasCut && !ran.isHung;
  if (ran.isHung) faults.push(`it hung: ${ran.cpu} s of the processor, ${ran.seconds.toFixed(0)} s in all`);
  if (ran.wasCut && line.isBounded) faults.push(`it took long: ${ran.cpu.toFixed(1)} s of the processor`);
  if (ran.peak > MOST_MEMORY) faults.push(`it took ${ran.peak.toFixed(0)} MB`);
  // What the service logs is for programs: lines of JSON.
  const told = ran.err.replaceAll(/^\{"level".*$/gm, '');
  faults.push(...sentenceFaults(told, given, { isForTerminal: true, words: line.words }));
  if (/^\s+at .*[(:]\d+:\d+\)?$/m.test(ran.out)) faults.push('a stack on standard output');
  if (isUndisturbed && ran.isWhole && ran.out !== '' && !ran.out.endsWith('\n'))
    faults.push(`half a line on standard output: ${ran.out.slice(-80)}`);
  if (line.isJson && ran.isWhole && line.called !== 'arena tournament' && (isUndisturbed || ran.out.endsWith('\n'))) {
    const bad = ran.out
      .split('\n')
      .find((one, index, all) => !(one === '' && index === all.length - 1) && !isJson(one));
    if (bad !== undefined) faults.push(`no JSON: ${bad.slice(0, 200)}`);
  }
  return faults;
}
