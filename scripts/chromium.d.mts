/** The machine on which a browser is looked for. */
export interface Machine {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  exists(path: string): boolean;
  list(folder: string): readonly string[];
}

export function browserOn(machine?: Machine): string | undefined;
export function findBrowser(): string;
export function installBrowser(): void;
/** The program of a name on the path of a machine. */
export function onPath(name: string, machine?: Machine): string | undefined;
