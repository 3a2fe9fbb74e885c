// Used by a page that cannot run the checker in a worker. It is a separate file so that other pages do not load the checks.
export { launchFindings } from '@wence/schema';
