import { jest } from '@jest/globals';

/** Forms that the page sends with `XMLHttpRequest`, for it tells how far a file is. */
export class FakeUploads {
  readonly files: string[] = [];
  isReachable = true;

  /** Answers every form from now on; each picture gets a stored name of its own. */
  static answer(): FakeUploads {
    const uploads = new FakeUploads();
    jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => new FakeRequest(uploads) as unknown as XMLHttpRequest);
    return uploads;
  }

  reply(form: FormData): unknown {
    const file = form.get('file');
    this.files.push(file instanceof File ? file.name : '');
    return { code: '00000', data: { filePath: `images/${this.files.length}.png` } };
  }
}

class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  response: unknown = null;

  constructor(private readonly uploads: FakeUploads) {
    super();
  }

  open() {}
  setRequestHeader() {}

  send(form: FormData) {
    queueMicrotask(() => {
      if (this.uploads.isReachable) this.response = this.uploads.reply(form);
      this.dispatchEvent(new Event(this.uploads.isReachable ? 'load' : 'error'));
    });
  }
}
