const DEVICE = 'hub.device';

/** A random UUID. By hand, because `crypto.randomUUID` is missing where the portal is served without HTTPS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The device's random id, kept in local storage (specification §7). No identity: it only goes to logs (decision A6). */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(DEVICE);
    if (known) return known;
    const id = newId();
    localStorage.setItem(DEVICE, id);
    return id;
  } catch {
    return newId();
  }
}
