// Run it with Java 11 or newer: WENCE_SECRET=<signing secret> java SignLink.java
import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLEncoder;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class SignLink {
    /** Everything but letters, digits and - . _ ~ is percent-encoded (RFC 3986). */
    static String encode(String text) {
        return URLEncoder.encode(text, UTF_8).replace("+", "%20").replace("*", "%2A").replace("%7E", "~");
    }

    public static void main(String[] args) throws Exception {
        String secret = System.getenv("WENCE_SECRET");
        String page = "{{page}}";
        // A tree map keeps its entries in the order of their names, and so they are signed.
        Map<String, String> values = new TreeMap<>();
        values.put("{{name}}", "{{value}}");
        // The link stops working at this time, in seconds since 1970. Leave this line out and the link never expires.
        values.put("expires", String.valueOf(Instant.now().getEpochSecond() + 7 * 24 * 60 * 60));

        // The signature covers the values that are not empty.
        String query = values.entrySet().stream()
            .filter(entry -> !entry.getValue().isEmpty())
            .map(entry -> entry.getKey() + "=" + encode(entry.getValue()))
            .collect(Collectors.joining("&"));
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
        String sign = Base64.getUrlEncoder().withoutPadding().encodeToString(mac.doFinal(query.getBytes(UTF_8)));

        System.out.println(page + "?" + query + "&sign=" + sign);
    }
}
