import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { GraphQLJSON } from 'graphql-scalars';
import { Arg, Field, FieldResolver, ID, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { anyone, author, free, NO_KEYS } from '../access/access.js';
import { Access, Edge, PartOf } from './access.decorator.js';
import { buildGraph } from './build-graph.js';

@Resolver()
class Silent {
  @Query(() => String)
  unguarded(): string {
    return '';
  }
}

@InputType()
class ToyInput {
  @Field(() => ID)
  toy: string;

  @Field(() => [Int], { nullable: true })
  partIds?: number[] | null;

  @Field(() => GraphQLJSON, { nullable: true })
  wishes?: unknown;

  @Field(() => [ToyInput], { nullable: true })
  inner?: ToyInput[] | null;
}

@Resolver()
class Forgetful {
  @Access(author(NO_KEYS, { 'input.nodeId': 'node' }))
  @Query(() => String)
  forgotten(@Arg('input', () => ToyInput) _input: ToyInput, @Arg('after', () => String, { nullable: true }) _after: string | null): string {
    return '';
  }
}

@Resolver()
class Declared {
  @Access(anyone('only a test', NO_KEYS, { 'input.toy': 'survey', 'input.partIds[]': 'part', 'input.wishes': free('only a test') }))
  @Query(() => String)
  guarded(@Arg('input', () => ToyInput) _input: ToyInput): string {
    return '';
  }
}

@ObjectType()
class Owned {
  @Field(() => ID)
  id: string;
}

@PartOf('Survey')
@ObjectType()
class Board {
  @Field(() => ID)
  id: string;

  @Field(() => Owned)
  lent: Owned;
}

@ObjectType()
class Shelf {
  @Field(() => [Board])
  boards: Board[];

  @Field(() => Owned)
  open: Owned;

  @Edge('only a test')
  @Field(() => [Owned])
  declared: Owned[];
}

@Resolver(() => Shelf)
class Shelves {
  @Access(anyone('only a test', NO_KEYS))
  @Query(() => Shelf)
  shelf(): Shelf {
    return { boards: [], open: { id: '' }, declared: [] };
  }

  @FieldResolver(() => String)
  picked(@Arg('nodeId', () => Int) _nodeId: number): string {
    return '';
  }
}

describe('the graph (S1, S2)', () => {
  it('is not built when a root field does not say who may call it', async () => {
    await expect(buildGraph([new Silent(), new Declared()])).rejects.toThrow('No access rule: Query.unguarded');
  });

  it('is not built when a rule leaves out a place where an id can stand, or names one that is not there', async () => {
    const refused = buildGraph([new Forgetful()]).catch((error: Error) => error.message.split('\n'));

    expect(await refused).toEqual([
      'Undeclared place of an id: after of Query.forgotten',
      'Undeclared place of an id: input.toy of Query.forgotten',
      'Undeclared place of an id: input.partIds[] of Query.forgotten',
      'Undeclared place of an id: input.wishes of Query.forgotten',
      'Declared place that is not there: input.nodeId of Query.forgotten',
    ]);
  });

  it('is not built when a field leads to another object, or takes ids, without saying why that is right', async () => {
    const refused = buildGraph([new Shelves()]).catch((error: Error) => error.message.split('\n'));

    expect(await refused).toEqual([
      'Edge without a rule: Shelf.open',
      'Undeclared place of an id: nodeId of Shelf.picked',
      'Edge without a rule: Board.lent',
    ]);
  });

  it('takes no reason for a way to a part of the object before, but one for the way from a part to another object', async () => {
    const refused = buildGraph([new Shelves()]).catch((error: Error) => error.message);

    expect(await refused).not.toContain('Shelf.boards');
    expect(await refused).toContain('Edge without a rule: Board.lent');
  });

  it('is built when every rule is whole', async () => {
    expect((await buildGraph([new Declared()])).getQueryType()?.getFields()).toHaveProperty('guarded');
  });
});
