/** Downloads what an address leads to. Without a name, it is saved under the one that the server gives it. */
export function download(href: string, name = ''): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Saves a file that the page has in memory. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  download(url, name);
  URL.revokeObjectURL(url);
}
