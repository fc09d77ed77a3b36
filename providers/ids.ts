import { browserMemory } from './browserMemory.ts';

/** Returns a random UUID. Not by `crypto.randomUUID`, which browsers only have over HTTPS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Returns the device's random id from local storage (specification §7). It identifies nobody and is only logged
 * (decision A6).
 */
export function deviceId(): string {
  const { read, keep } = browserMemory.device;
  const known = read();
  if (known) return known;
  const id = newId();
  keep(id);
  return id;
}
