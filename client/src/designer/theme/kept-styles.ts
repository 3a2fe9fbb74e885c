import { createCache } from '@ant-design/cssinjs';

/**
 * Styles of the kit that stay once they are on the page. By itself the kit takes the sizes and colours of a component away with the last one of its
 * kind, and the browser then matches the rules of the whole page anew: ten milliseconds in the editor, with each bar or menu that closes. Here every
 * style counts as used once more than it is.
 */
export function keptStyles(): ReturnType<typeof createCache> {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, change) =>
    update(path, (before) => {
      const after = change(before);
      return before || !after ? after : [after[0] + 1, after[1]];
    });
  return cache;
}
