/** Whether the server is still taking work; once it stops there is no way back. */
export type Lifecycle = { readonly isStopping: boolean; beginStop: () => void };

export function createLifecycle(): Lifecycle {
  let isStopping = false;
  return {
    get isStopping() {
      return isStopping;
    },
    beginStop() {
      isStopping = true;
    },
  };
}
