/** The browser's stream, with the server's part played by the test. */
export class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static last: FakeSource;
  readyState = 1;
  readonly path: string;
  constructor(path: string) {
    super();
    this.path = path;
    FakeSource.last = this;
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  open() {
    this.dispatchEvent(new Event('open'));
  }
  send(topic: string) {
    this.dispatchEvent(new MessageEvent('topic', { data: topic }));
  }
}
