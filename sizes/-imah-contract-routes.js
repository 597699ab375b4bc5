export * from '@imah/contract/routes';
