import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who holds a folder. */
interface Holder {
  readonly pid: number;
  /** When the process began, in the kernel's ticks; empty where the kernel does not say. */
  readonly began: string;
}

/** A folder that another process uses. */
export class FolderInUse extends Error {
  readonly code = 'folder-in-use';
}

/**
 * When a process began, as the kernel of Linux says. A number of a process is used again, and
 * the first process of every container is number 1, so the number alone says too little. Empty
 * where there is no such kernel; 'ended' for a process whose parent has not noticed its end yet.
 */
function beginningOf(pid: number): string {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold anything.
    const [state, ...fields] = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? 'ended' : (fields[18] ?? '');
  } catch {
    return '';
  }
}

function isRunning({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return began === '' || began === beginningOf(pid);
}

function holderIn(file: string): Holder | undefined {
  try {
    const { pid, began } = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    return Number.isSafeInteger(pid) && pid > 0 ? { pid, began: String(began) } : undefined;
  } catch {
    // Somebody removed it meanwhile, or a full disk left it empty.
    return undefined;
  }
}

/** What systems say whose disks know no second name for a file, such as exFAT. */
const WITHOUT_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/**
 * Puts a file in a place where none may be: with a link, because it appears whole or not at all, so
 * nobody reads half of a lock; without links as a copy, whose text is short. Throws EEXIST.
 */
function place(draft: string, lock: string, link: typeof linkSync): void {
  try {
    link(draft, lock);
  } catch (problem) {
    if (!WITHOUT_LINKS.includes((problem as NodeJS.ErrnoException).code ?? '')) throw problem;
    copyFileSync(draft, lock, constants.COPYFILE_EXCL);
  }
}

const isMissing = (problem: unknown): boolean => (problem as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Removes the lock of a process that has ended. Two that see the same old lock may both come here.
 * So it is moved aside first, and a lock that somebody took meanwhile is put back.
 */
function removeOld(lock: string, link: typeof linkSync): void {
  const aside = `${lock}-${process.pid}`;
  try {
    renameSync(lock, aside);
    const moved = holderIn(aside);
    if (moved && isRunning(moved)) place(aside, lock, link);
  } catch (problem) {
    if (!isMissing(problem)) throw problem;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Takes a folder for this process alone, and makes the folder where there is none. Gives the
 * function that leaves it. Throws `FolderInUse` when another process that is running has it. The
 * lock of a process that has ended is taken over.
 */
export function lockFolder(folder: string, link = linkSync): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'lock.json');
  const mine: Holder = { pid: process.pid, began: beginningOf(process.pid) };
  const draft = join(folder, `lock-draft-${process.pid}`);
  writeFileSync(draft, JSON.stringify(mine));
  try {
    for (;;) {
      try {
        place(draft, lock, link);
        return () => rmSync(lock, { force: true });
      } catch (problem) {
        if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
      }
      const holder = holderIn(lock);
      if (holder && isRunning(holder))
        throw new FolderInUse(
          `${folder} is used by process ${holder.pid}. An embedded database serves one process: ` +
            'end that one, choose another folder, or use PostgreSQL.',
        );
      removeOld(lock, link);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}
