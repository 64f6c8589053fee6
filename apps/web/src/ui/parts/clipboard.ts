/**
 * Puts a text on the clipboard, also where the browser hides it; false when that is not allowed.
 */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const isDone = document.execCommand('copy');
    field.remove();
    return isDone;
  }
}

/** Puts a picture on the clipboard; false where the browser cannot, or does not allow it. */
export async function copyPicture(picture: Promise<Blob>): Promise<boolean> {
  try {
    // The browser waits for the picture by itself: after a wait of ours the press would not count.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return true;
  } catch {
    return false;
  }
}
