import { HttpError } from '../../http/errors.ts'

/** A file that is refused as a whole; the message is one sentence for the person who chose it. */
export class UnreadableFileError extends HttpError {
  constructor(message: string) {
    super(400, 'unreadable_file', message)
  }
}
