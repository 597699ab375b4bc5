import { ToastContainer } from '@imah/ui';
import { useToaster } from './toaster-context.tsx';

/** Where toasts appear, on every page (S-20). */
export function ToastOutlet() {
  return <ToastContainer actor={useToaster()} />;
}
