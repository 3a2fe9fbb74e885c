import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { Query, Resolver } from 'type-graphql';
import { anyone } from '../access.js';
import { Access } from './access.decorator.js';
import { buildGraph } from './build-graph.js';

@Resolver()
class Silent {
  @Query(() => String)
  unguarded(): string {
    return '';
  }
}

@Resolver()
class Declared {
  @Access(anyone('only a test'))
  @Query(() => String)
  guarded(): string {
    return '';
  }
}

describe('the graph', () => {
  it('is not built when a root field does not say who may call it', async () => {
    await expect(buildGraph([new Silent(), new Declared()])).rejects.toThrow('No access rule: Query.unguarded');
  });

  it('is built when every root field does', async () => {
    expect((await buildGraph([new Declared()])).getQueryType()?.getFields()).toHaveProperty('guarded');
  });
});
