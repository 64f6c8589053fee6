/** Whether a line may be a map of regions: every character as often as there are characters. */
export function mayBeMap(text: string): boolean {
  const times = new Map<string, number>();
  for (const character of text.split(/\r|\n/, 1)[0]!.trim()) times.set(character, (times.get(character) ?? 0) + 1);
  return [...times.values()].every((count) => count === times.size);
}
