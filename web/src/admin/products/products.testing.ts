import { describeProduct } from '@mooncake/domain/products/describe-product';
import type { AdminProduct } from '@mooncake/domain/products/form/product-admin.contract';
import { boxProduct, yamProduct } from '@mooncake/domain/products/product.testing';

const staffFacts = { isActive: true, stockQuantity: 5, isOrdered: false, version: 2 };
const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

export const aPlainProduct = (changes: Partial<AdminProduct> = {}): AdminProduct =>
  describeProduct({
    ...boxProduct,
    ...staffFacts,
    id: id(1),
    slug: 'moon-tart',
    name: 'Moon Tart',
    nameZh: '月挞',
    priceSen: 1250,
    productType: 'standard',
    mooncakeConfig: null,
    sortOrder: 7,
    ...changes,
  });

export const aBox = (): AdminProduct => ({ ...boxProduct, ...staffFacts, id: id(2) });
export const aYamProduct = (): AdminProduct => ({ ...yamProduct, ...staffFacts, id: id(3) });

type Sent = { file: File; answer: (status: number, body: object) => void; progress: (share: number) => void };

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
      const file = form.get('picture');
      if (!(file instanceof File)) throw new Error('no picture was sent');
      sent.push({
        file,
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
