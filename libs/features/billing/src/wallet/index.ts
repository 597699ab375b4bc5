export { WalletPage } from './wallet-page.tsx';
