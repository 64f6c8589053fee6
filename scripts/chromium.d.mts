export function findBrowser(): string;
export function installBrowser(): void;
