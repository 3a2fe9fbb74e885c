import { useWechatStateQuery } from './wechat.generated';

/** Whether settings that depend on WeChat can be used on this server; undefined until that is known. */
export function useHasWechat(): boolean | undefined {
  const { data } = useWechatStateQuery();
  return data && data.wechatState !== 'MISSING';
}
