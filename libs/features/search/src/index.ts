export { preloadSearch, SearchBox } from './search-box.tsx';
