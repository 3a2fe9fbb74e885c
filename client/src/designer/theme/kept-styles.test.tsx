import { StyleProvider } from '@ant-design/cssinjs';
import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { ConfigProvider, Switch } from 'antd';
import { keptStyles } from './kept-styles';

const sheets = () => [...document.head.querySelectorAll('style')].filter(({ textContent }) => textContent?.includes('.ant-switch{')).length;

describe('the styles of a component', () => {
  it('stay on the page after the last one of its kind has gone, and are not added again', () => {
    const cache = keptStyles();
    const page = (isShown: boolean) => (
      <StyleProvider cache={cache}>
        <ConfigProvider>{isShown && <Switch aria-label="Required" />}</ConfigProvider>
      </StyleProvider>
    );
    const { rerender } = render(page(true));
    const shown = sheets();
    expect(shown).toBeGreaterThan(0);

    rerender(page(false));
    expect(sheets()).toBe(shown);
    rerender(page(true));
    expect(sheets()).toBe(shown);
  });
});
