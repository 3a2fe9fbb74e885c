import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesigner } from '../../../../testing/render-designer';
import { paths } from '../../shared/routes';
import { templateOf } from './template.factory';
import { TopicsPage } from './TopicsPage';

it('lists the topics with how many templates they have and the best of each [S2.route.templates-special]', async () => {
  const templateTopics = [
    { name: 'customer', title: 'Customers', templateCount: 6, best: [templateOf('a', 'Tea'), templateOf('b', 'Coffee')] },
    { name: 'market', title: 'Market', templateCount: 5, best: [templateOf('c', 'Milk')] },
  ];
  await renderDesigner(<TopicsPage />, { at: paths.templateTopics, path: paths.templateTopics, server: { templateTopics } });

  const customers = within(screen.getByRole('region', { name: 'Customers' }));
  expect(customers.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Tea', 'Coffee']);
  expect(customers.getByRole('link', { name: 'Show all: 6 Customers' }).getAttribute('href')).toBe('/templates?topic=customer');
  expect(within(screen.getByRole('region', { name: 'Market' })).getAllByRole('listitem')).toHaveLength(1);
});
