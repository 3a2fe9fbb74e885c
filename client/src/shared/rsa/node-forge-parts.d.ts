/** The types of `node-forge` describe the whole package only; its parts fill one object of the same shape. */
declare module 'node-forge/lib/forge.js' {
  import * as forge from 'node-forge';
  export default forge;
}
