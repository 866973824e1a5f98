import {
  type PlacedOrder,
  placedOrderSchema,
  receiptPart,
} from '@mooncake/domain/orders/submission.contract';
import { noAnswer, readAnswer } from '../../lib/request.ts';

const path = '/api/orders';
/** Five megabytes over a weak connection take their time. */
const patience = 120_000;

/** Sends order and receipt in one request; `fetch` cannot tell how much has gone out yet. */
export function submitOrder(
  fields: Readonly<Record<string, string>>,
  receipt: File,
  onProgress: (share: number) => void,
): Promise<PlacedOrder> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(receiptPart, receipt, receipt.name);

  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.responseType = 'json';
    call.timeout = patience;
    call.setRequestHeader('accept', 'application/json');
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.upload.onload = () => onProgress(1);
    call.onload = () => {
      try {
        resolve(readAnswer({ status: call.status, body: call.response }, path, placedOrderSchema));
      } catch (problem) {
        reject(problem);
      }
    };
    call.onerror = () => reject(noAnswer('unreachable', path));
    call.ontimeout = () => reject(noAnswer('timeout', path));
    call.send(form);
  });
}
