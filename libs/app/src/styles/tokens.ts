export { media, vars } from '@imah/ui/tokens';
