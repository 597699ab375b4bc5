export { searchEndpoints } from './search-endpoints.ts';
export { searchAnswer, searchHit, searchQuery, type SearchAnswer, type SearchHit } from './search.ts';
