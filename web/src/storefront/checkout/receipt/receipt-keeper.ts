const databaseName = 'mooncake-checkout';
const storeName = 'receipts';

/** The chosen receipt outlives a reload, one per order number; without IndexedDB it is simply not kept. */
export const keepReceipt = (orderNumber: string, file: File) =>
  inStore('readwrite', (store) => store.put(file, orderNumber));

export async function keptReceipt(orderNumber: string): Promise<File | null> {
  const found: unknown = await inStore('readonly', (store) => store.get(orderNumber));
  return found instanceof File ? found : null;
}

export const forgetReceipts = () => inStore('readwrite', (store) => store.clear());

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  try {
    const database = await open();
    try {
      return await settled(work(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return settled(request);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
