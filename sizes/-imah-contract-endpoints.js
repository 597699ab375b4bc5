export * from '@imah/contract/endpoints';
