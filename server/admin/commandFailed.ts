/** A command can't be carried out; the message says why. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
}
