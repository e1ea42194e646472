import { HttpError } from '../../../http/errors.ts'

/** The whole file is refused. The message is one sentence for the user who chose it. */
export class UnreadableFileError extends HttpError {
  constructor(message: string) {
    super(400, 'unreadable_file', message)
  }
}
