/** Stands in for a file that the bundler would give an address, such as a picture. */
export default '/assets/file';
