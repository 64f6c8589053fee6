export function openScratch(): {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  close(): Promise<void>;
};
export function processesOf(folder: string): readonly number[];
