/**
 * Compiles every sample of the documents as TypeScript, strictly, against the packages as they are
 * built: what people read there must also fit the types.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fencedBlocks, isDocument } from './samples.mjs';
import { filesBelow, isMain, ROOT, report, run, TSC } from './workspace.mjs';

// Below node_modules, so that samples find the packages by name as users do.
const WORKROOM = join(ROOT, `node_modules/.cache/sample-types-${process.pid}`);

const SETTINGS = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    moduleDetection: 'force',
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
  },
  include: ['*.mts'],
};

/** The blocks of code of a document that are run, each with its line there. */
export const codeIn = (document) =>
  fencedBlocks(document).filter(({ language, words }) => ['js', 'ts'].includes(language) && !words.includes('skip'));

/**
 * What the compiler says of documents, given by their paths and texts: "README.md:12: message".
 */
export async function typeProblems(documents) {
  const blocks = documents.flatMap(([path, text]) => codeIn(text).map((block) => ({ path, ...block })));
  mkdirSync(WORKROOM, { recursive: true });
  try {
    for (const [index, { lines }] of blocks.entries())
      writeFileSync(join(WORKROOM, `${index}.mts`), `${lines.join('\n')}\n`);
    writeFileSync(join(WORKROOM, 'tsconfig.json'), JSON.stringify(SETTINGS));
    const { output } = await run(TSC, ['-p', WORKROOM, '--pretty', 'false'], { keep: true, cwd: WORKROOM });
    return output
      .trimEnd()
      .split('\n')
      .filter((line) => line !== '' && !/^\s/.test(line))
      .map((line) => {
        const [, index, row, text] = /(\d+)\.mts\((\d+),\d+\): error TS\d+: (.*)$/.exec(line) ?? [];
        if (text === undefined) return line;
        const block = blocks[Number(index)];
        return `${block.path}:${block.line + Number(row) - 1}: ${text}`;
      });
  } finally {
    rmSync(WORKROOM, { recursive: true, force: true });
  }
}

if (isMain(import.meta)) {
  const chosen = process.argv.slice(2);
  const paths = chosen.length > 0 ? chosen : filesBelow('', isDocument);
  report(await typeProblems(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])));
}
