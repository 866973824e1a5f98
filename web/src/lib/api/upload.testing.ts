type Sent = {
  file: File;
  form: FormData;
  answer: (status: number, body: object) => void;
  progress: (share: number) => void;
};

/** Stands where the browser's uploads leave: nothing is answered until the test says so. */
export function catchUploads(): Sent[] {
  const sent: Sent[] = [];
  class FakeUpload extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    timeout = 0;
    open() {}
    setRequestHeader() {}
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    send(form: FormData) {
      const file = [...form.values()].find((value) => value instanceof File);
      if (!file) throw new Error('no file was sent');
      sent.push({
        file,
        form,
        progress: (share) =>
          this.upload.dispatchEvent(
            Object.assign(new Event('progress'), { lengthComputable: true, loaded: share * 100, total: 100 }),
          ),
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.dispatchEvent(new Event('load'));
        },
      });
    }
  }
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  return sent;
}
