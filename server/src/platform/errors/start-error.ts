/** The server cannot start, for a reason the operator can mend. The message is all they see: what is wrong and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
