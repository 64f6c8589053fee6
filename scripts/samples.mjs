/**
 * Runs every sample that people read: in doc comments of packages, in code blocks and console
 * blocks of the documents, and the programs in examples/. So every sample works. With names of
 * files it runs those of these documents only.
 *
 * In code, `expression      // expected` claims that both are deeply equal; an expected type, such
 * as `Uint8Array`, claims only that. In console blocks, what stands under `$ npx pencilmark …` is
 * what it prints; times are not compared, and `…` alone on a line stands for any lines. A block
 * marked `exit=1` ends with that code; a block marked `skip` is not run. With --write, this script
 * brings up to date what is shown. Paths of documents as arguments choose these alone.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, isDeepStrictEqual } from 'node:util';
import { transformSync } from 'rolldown/utils';
import { everythingOf } from './sources.mjs';
import { CLI, filesBelow, isMain, isRunning, isShipped, lineOf, ROOT, report, run, workspaces } from './workspace.mjs';

// Below node_modules, so that samples find the packages by name as users do.
const WORKROOM = join(ROOT, `node_modules/.cache/samples-${process.pid}`);
const LONGEST = 60_000; // ms for one program

const parses = (code) => {
  try {
    new Function(`return async () => {${code}}`);
    return true;
  } catch {
    return false;
  }
};
const isExpression = (code) => parses(`(${code}\n)`);

/**
 * Code with its `// expected` comments turned into calls of `$claim(actual, expected, line)`, a
 * line of input to a line of output. Imports stay as they are.
 */
export function instrumented(lines) {
  const done = [];
  for (const [number, line] of lines.entries()) {
    const [, code, expected] = /^(.*?\S)\s{2,}\/\/ (.+)$/.exec(line) ?? [];
    if (!code || !expected) {
      done.push(line);
      continue;
    }
    if (!isExpression(expected)) throw new Error(`line ${number + 1}: "${expected}" is not an expression`);
    const claim = (actual) => `$claim(${actual}, () => (${expected}), ${number + 1});`;
    const [, name] = /^\s*(?:const|let) (\w+)(?:: [^=]+)? = .+;$/.exec(code) ?? [];
    if (name) {
      done.push(`${code} ${claim(name)}`);
      continue;
    }
    // An expression may have begun some lines above: take as few of them as make one.
    let taken = 0;
    const text = () => [...done.slice(done.length - taken), code].join('\n').replace(/;\s*$/, '');
    while (taken < done.length && !isExpression(text())) taken++;
    if (!isExpression(text())) throw new Error(`line ${number + 1}: nothing before "// ${expected}" is an expression`);
    const whole = text();
    done.splice(done.length - taken, taken);
    done.push(claim(`await (${whole}\n)`));
  }
  return done.join('\n');
}

const plain = (value) =>
  ArrayBuffer.isView(value)
    ? Array.from(value)
    : Array.isArray(value)
      ? value.map(plain)
      : value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
        ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]))
        : value;

/**
 * Whether a value is what a sample claims: equal in content, typed arrays counting as lists, or of
 * the type that is named.
 */
export function agrees(actual, expected) {
  if (typeof expected === 'function' && typeof actual !== 'function')
    return actual instanceof expected || typeof actual === expected.name.toLowerCase();
  return isDeepStrictEqual(plain(actual), plain(expected));
}

let modules = 0;

/** Runs code as a module of its own; what is wrong with it, each with a line of the code. */
async function problemsOfCode(prologue, lines, language = 'js') {
  const problems = [];
  try {
    globalThis.$claim = (actual, expected, line) => {
      if (!agrees(actual, expected()))
        problems.push({ line, text: `gives ${inspect(actual)}, not ${inspect(expected())}` });
    };
    const file = join(WORKROOM, `${modules++}.mjs`);
    const { code, errors } = transformSync(`sample.${language}`, `${prologue}\n${instrumented(lines)}\n`, {
      lang: language,
    });
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
    writeFileSync(file, code);
    await import(pathToFileURL(file));
  } catch (error) {
    problems.push({ line: 1, text: error.message });
  }
  return problems;
}

/**
 * The samples in the comments of a source file: runs of lines indented by four spaces or more
 * outside of fences, each with the line it starts at.
 */
export function samplesInComments(source) {
  return [...source.matchAll(/^[ \t]*\/\*\*[\s\S]*?\*\/\s*(export|\S)/gm)].flatMap((comment) => {
    // Members of what is exported are indented.
    const isPublic = comment[1] === 'export' || /^[ \t]/.test(comment[0]);
    if (!isPublic) return [];
    const samples = [];
    let isFenced = false;
    for (const [offset, line] of comment[0].split('\n').entries()) {
      if (/^\s*\* ```/.test(line)) isFenced = !isFenced;
      const [, code] = /^\s*\* {5}(.*)$/.exec(line) ?? [];
      const last = samples.at(-1);
      if (code === undefined || isFenced) continue;
      if (last && last.start + last.lines.length === offset) last.lines.push(code);
      else samples.push({ start: offset, lines: [code] });
    }
    return samples.map(({ start, lines }) => ({ lines, line: lineOf(source, comment.index) + start }));
  });
}

/**
 * The fenced blocks of a document: language, further words, lines, and the line where the content
 * starts.
 */
export function fencedBlocks(document) {
  return [...document.matchAll(/^( *)```(\w+)([^\n]*)\n([\s\S]*?)^ *```$/gm)].map((match) => ({
    language: match[2],
    words: match[3].trim().split(/\s+/),
    lines: match[4]
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => line.slice(match[1].length)),
    line: lineOf(document, match.index) + 1,
  }));
}

async function commentProblems(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  // A package without a main door has all its doors for one.
  const own = () => (exports?.['.'] ? import(name) : everythingOf(name));
  const problems = [];
  for (const file of filesBelow(`${folder}/src`, isShipped)) {
    const samples = samplesInComments(readFileSync(join(ROOT, file), 'utf8'));
    if (samples.length === 0) continue;
    const built = join(ROOT, file.replace('/src/', '/dist/').replace(/\.ts$/, '.js'));
    const scope = {
      ...(await everythingOf('@pencilmark/core')),
      ...(await own()),
      ...(await import(pathToFileURL(built))),
    };
    globalThis.$scope = scope;
    for (const { lines, line } of samples) {
      const prologue = `const { ${Object.keys(scope).join(', ')} } = globalThis.$scope; {`;
      const found = await problemsOfCode(prologue, [...lines, '}']);
      problems.push(...found.map((problem) => `${file}:${line + problem.line - 1}: ${problem.text}`));
    }
  }
  return problems;
}

/**
 * A text without what differs from run to run: times, rates, and the width of the columns that
 * hold them.
 */
export const masked = (text) =>
  text
    .replaceAll(/\d[\d.,]*\s?(?:ns|µs|ms|s)\b/g, 'TIME')
    .replaceAll(/(?:\d{1,3}(?: \d{3})+|\d[\d.,]*)\s?[×x](?!\d)/g, 'RATIO')
    .replaceAll(/"ms":[\d.e-]+/g, '"ms":TIME')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/[-─═]{3,}/g, '---')
    .split('\n')
    .map((line) => line.trim());

/** Whether printed lines are the ones shown; a shown line `…` stands for any number of lines. */
export function looksAs(printed, shown) {
  if (shown.length === 0) return printed.length === 0;
  const [first, ...rest] = shown;
  if (first === '…') return printed.some((_, index) => looksAs(printed.slice(index), rest)) || rest.length === 0;
  return printed[0] === first && looksAs(printed.slice(1), rest);
}

function inShell(command) {
  return new Promise((resolve) => {
    const shown = command.replaceAll('npx pencilmark', `"${process.execPath}" "${CLI}"`);
    const child = spawn(shown, { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe'], timeout: LONGEST });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('close', (code) => resolve({ code, output, errors }));
  });
}

/**
 * The commands of a console block with the lines shown under each; in a block without prompts
 * every line is a command.
 */
export function commandsIn(lines) {
  const hasPrompts = lines.some((line) => line.startsWith('$ '));
  const commands = [];
  for (const [offset, line] of lines.entries()) {
    if (!hasPrompts || line.startsWith('$ ')) {
      commands.push({ offset, command: line.replace(/^\$ /, '').replace(/\s+# .*$/, ''), shown: [] });
    } else commands.at(-1)?.shown.push(line);
  }
  return commands.filter(({ command }) => command.includes('npx pencilmark'));
}

/** The exit code that a block's words announce. */
const exitCodeIn = (words) => Number(words.find((word) => word.startsWith('exit='))?.slice('exit='.length) ?? 0);

async function consoleProblems(file, { lines, line, words }) {
  const problems = [];
  const due = exitCodeIn(words);
  // The tests of packaging install what is packed.
  const isRunElsewhere = lines.every((text) => /^(?:\$ )?npm install @?\w/.test(text));
  if (commandsIn(lines).length === 0 && !isRunElsewhere)
    problems.push(`${file}:${line}: holds no command that is run: mark the block skip`);
  for (const { offset, command, shown } of commandsIn(lines)) {
    const { code, output, errors } = await inShell(command);
    const place = `${file}:${line + offset}: ${command}`;
    if (code !== due) problems.push(`${place} ended with exit code ${code}, not ${due}: ${errors.trim()}`);
    const wanted = masked(shown.join('\n').trimEnd());
    if (shown.length > 0 && !looksAs(masked(output.trimEnd()), wanted))
      problems.push(`${place} prints\n${output.trimEnd()}`);
  }
  return problems;
}

/**
 * Writes under each command what it prints now, unless it fails. Where the last lines were left
 * out, they stay left out.
 */
async function refresh(file) {
  const text = readFileSync(join(ROOT, file), 'utf8').split('\n');
  for (const { language, words, lines, line } of fencedBlocks(text.join('\n')).reverse()) {
    if (language !== 'console' || words.includes('skip')) continue;
    for (const { offset, command, shown } of commandsIn(lines).reverse()) {
      const { code, output } = await inShell(command);
      const printed = output.trimEnd();
      if (code !== exitCodeIn(words) || looksAs(masked(printed), masked(shown.join('\n').trimEnd()))) continue;
      const rows = printed.split('\n').map((row) => row.trimEnd());
      const isCut = shown.at(-1) === '…';
      text.splice(line + offset, shown.length, ...(isCut ? [...rows.slice(0, shown.length - 1), '…'] : rows));
    }
  }
  writeFileSync(join(ROOT, file), text.join('\n'));
}

/** JSON in one piece, or an object a line; `…` stands for what is left out. */
function jsonProblems(file, { lines, line }) {
  const parsed = (text) => {
    try {
      return [JSON.parse(text)];
    } catch {
      return [];
    }
  };
  const isJson = parsed(lines.join('\n')).length > 0 || lines.every((text) => parsed(text).length > 0);
  return isJson || lines.some((text) => text.trim().endsWith('…')) ? [] : [`${file}:${line}: is not JSON`];
}

/** Languages of blocks that are not run here, each with its reason. */
const ELSEWHERE = {
  transcript: 'packages/arena/src/docs.test.ts holds them to the protocol',
  yaml: 'settings of programs of others, which nobody can expect to be there',
  text: 'what is printed, and no code',
  html: 'pieces of pages; the tests of board open such pages in a browser',
  css: 'pieces of style sheets, for the same pages',
  md: 'what one writes into a document, and no code',
};

/** Documents whose blocks show pieces of the code and cannot run by themselves. */
const EXCERPTS = ['STYLE.md', 'ARCHITECTURE.md'];

async function documentProblems(file) {
  const problems = [];
  for (const block of fencedBlocks(readFileSync(join(ROOT, file), 'utf8'))) {
    if (block.words.includes('skip')) continue;
    if (['sh', 'console'].includes(block.language)) problems.push(...(await consoleProblems(file, block)));
    else if (block.language === 'json') problems.push(...jsonProblems(file, block));
    else if (!['ts', 'js'].includes(block.language) && !Object.hasOwn(ELSEWHERE, block.language))
      problems.push(
        `${file}:${block.line}: nobody runs ${block.language}: mark the block skip, or say in samples.mjs why`,
      );
    if (!['ts', 'js'].includes(block.language)) continue;
    const found = await problemsOfCode('', block.lines, block.language);
    problems.push(...found.map((problem) => `${file}:${block.line + problem.line - 1}: ${problem.text}`));
  }
  return problems;
}

/** These begin in an empty folder, and guides.mjs follows them there. */
const GUIDES = /^docs\/(?:tutorials|cookbook)\//;

/** What people read, here and on the site. */
export const isDocument = (path) =>
  path.endsWith('.md') &&
  !EXCERPTS.includes(path) &&
  !GUIDES.test(path) &&
  (/^(?:docs|site|\.changeset)\//.test(path) || !path.includes('/') || basename(path) === 'README.md');

/** An example prints what its last comment says, the one that starts with "Prints:". */
async function exampleProblems(file) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const [, claimed] = /\/\* Prints:\n([\s\S]*?)\n?\*\/\s*$/.exec(source) ?? [];
  if (claimed === undefined) return [`${file}: ends without "/* Prints:" and its output`];
  const { code, output } = await run(join(ROOT, file), [], { keep: true, timeout: LONGEST });
  if (code !== 0) return [`${file}: ended with exit code ${code}: ${output}`];
  return output.trimEnd() === claimed.trimEnd() ? [] : [`${file}: prints\n${output.trimEnd()}\nand not\n${claimed}`];
}

async function main() {
  mkdirSync(WORKROOM, { recursive: true });
  // What checks that were killed have left.
  for (const name of readdirSync(dirname(WORKROOM)))
    if (/^samples-\d+$/.test(name) && !isRunning(Number(name.slice('samples-'.length))))
      rmSync(join(dirname(WORKROOM), name), { recursive: true, force: true });
  const problems = [];
  const chosen = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  const isWhole = chosen.length === 0;
  for (const folder of workspaces().filter((path) => isWhole && path.startsWith('packages/')))
    problems.push(...(await commentProblems(folder)));
  const documents = isWhole ? filesBelow('', isDocument) : chosen;
  if (process.argv.includes('--write')) for (const file of documents) await refresh(file);
  for (const file of documents) problems.push(...(await documentProblems(file)));
  for (const file of filesBelow('examples', (path) => isWhole && path.endsWith('.mjs')))
    problems.push(...(await exampleProblems(file)));
  rmSync(WORKROOM, { recursive: true, force: true });
  report(problems);
}

if (isMain(import.meta)) await main();
