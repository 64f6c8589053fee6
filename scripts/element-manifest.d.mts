export function elementManifest(readme: string, style: string): object;
