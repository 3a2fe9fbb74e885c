import type { Fields } from './fake-site';

interface Picture {
  readonly id: string;
  readonly name: string;
  readonly originalName: string;
  readonly surveyId: string;
}

/** The pictures of a survey, as fields of the graph. */
export class FakePictures {
  all: readonly Picture[];
  private lastId = 0;

  constructor(...originalNames: readonly string[]) {
    this.all = originalNames.map((originalName) => this.picture(`images/${originalName}`, originalName));
  }

  readonly fields: Fields = {
    surveyImages: () => ({
      totalCount: this.all.length,
      baseAddress: '',
      edges: this.all.map((node) => ({ cursor: node.id, node })),
      pageInfo: { hasNextPage: false, endCursor: null },
    }),
    saveSurveyImage: ({ input }: { input: { name: string; originalName: string } }) => {
      const saved = this.picture(input.name, input.originalName);
      this.all = [saved, ...this.all];
      return { image: saved };
    },
    removeSurveyImage: ({ input }: { input: { imageId: string } }) => {
      this.all = this.all.filter(({ id }) => id !== input.imageId);
      return { removedId: input.imageId };
    },
  };

  private picture(name: string, originalName: string): Picture {
    this.lastId += 1;
    return { id: String(this.lastId), name, originalName, surveyId: '1' };
  }
}
