/** Every address that has a page, for the build to write down: the server tells the others as not found. */
export { mountedPaths } from './routes';
