/** What the operator asked for can't be done as things are; the message says why. */
export class Impossible extends Error {
  override name = 'Impossible';
}
