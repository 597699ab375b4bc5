/** Served beside the pages; made by the build, which it names. */
const workerPath = '/sw.js';

/** The browser, as far as it can open the app without a network. */
export interface WorkerPage {
  readonly serviceWorker?: Pick<ServiceWorkerContainer, 'register'>;
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Keeps the files of this build on the device, so that the app opens without a network. It says nothing of newer builds:
 * those are the business of the build watch (S-31). Whoever spares their data plan is spared it.
 */
export async function keepBuild({ serviceWorker, connection }: WorkerPage): Promise<void> {
  if (serviceWorker === undefined || connection?.saveData === true) return;
  try {
    await serviceWorker.register(workerPath, { updateViaCache: 'none' });
  } catch (error) {
    // The app is then one that needs a network, as without this.
    console.warn('The app cannot be kept on this device', error);
  }
}
