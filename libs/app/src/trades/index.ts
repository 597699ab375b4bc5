export { useTradeTexts } from './texts.ts';
