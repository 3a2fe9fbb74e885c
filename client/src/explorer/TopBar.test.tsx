import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wordsOf } from './i18n/words';
import { TopBar } from './TopBar';

function show(isSignedIn: boolean, onLocale = jest.fn()) {
  render(<TopBar words={wordsOf('en')} locale="en" isSignedIn={isSignedIn} onLocale={onLocale} />);
  return onLocale;
}

describe('the bar over the explorer', () => {
  it('leads back to the designer, to the page for developers, to the other reference and to the schema as a file', () => {
    show(true);

    const links = screen
      .getAllByRole('link')
      .map((link) => [link.textContent || link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(links).toEqual([
      ['Back to Wence', '/designer/'],
      ['For developers', '/designer/developers'],
      ['/v1 reference', '/v1/docs'],
      ['Download schema', '/schema.graphql'],
    ]);
    expect(screen.getByRole('link', { name: 'Download schema' }).getAttribute('download')).toBe('schema.graphql');
  });

  it('says who sends the requests, as long as somebody is signed in', () => {
    show(true);
    expect(screen.getByText('Requests go out as you')).toBeTruthy();
  });

  it('says nothing of the kind to those who are signed out', () => {
    show(false);
    expect(screen.queryByText('Requests go out as you')).toBeNull();
  });

  it('switches to the other language', async () => {
    const onLocale = show(true);
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: '\u4e2d\u6587' }));
    expect(onLocale).toHaveBeenCalledWith('zh-CN');
  });
});
