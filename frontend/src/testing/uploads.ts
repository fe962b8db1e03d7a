interface Upload {
  url: URL;
  file: File;
  /** Says how much of it is there. */
  progress: (share: number) => void;
  answer: (status: number, body: unknown) => void;
  /** The server is not reached. */
  breakOff: () => void;
  isAborted: () => boolean;
}

/** Stands in for the browser where it sends files: each waits in `uploads` until the test answers it, or is answered by `reply`. */
export function takeUploads(reply?: (upload: Upload) => void) {
  const uploads: Upload[] = [];
  class Request {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    response: unknown = null;
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    private url = '';
    private isAborted = false;

    open(_method: string, url: string) {
      this.url = url;
    }
    setRequestHeader() {}
    getResponseHeader = () => null;
    abort() {
      this.isAborted = true;
      this.onabort?.();
    }
    send(file: File) {
      const upload: Upload = {
        url: new URL(this.url, globalThis.location.origin),
        file,
        progress: (share) => this.upload.onprogress?.({ loaded: share * file.size, total: file.size }),
        answer: (status, body) => {
          this.status = status;
          this.response = body;
          this.onload?.();
        },
        breakOff: () => this.onerror?.(),
        isAborted: () => this.isAborted,
      };
      uploads.push(upload);
      reply?.(upload);
    }
  }
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new Request() as unknown as XMLHttpRequest);
  return uploads;
}
